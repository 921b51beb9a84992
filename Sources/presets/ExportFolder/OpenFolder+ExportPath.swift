extension OpenFolder {
    /// What stands where a path leads.
    enum Found {
        case nothing
        case file(File)
        case folder
        /// A pipe or a device.
        case other
        /// A link there, or on the way.
        case link(at: String)
        /// What is on the way is no folder.
        case noFolder(at: String)
    }

    /// Looks at what is there, and reads a file.
    func find(_ path: ExportPath) throws(SystemError) -> Found {
        var folder = self
        for (index, name) in path.folders.enumerated() {
            switch try folder.place(name) {
            case .nothing: return .nothing
            case .folder: folder = try folder.folder(name)
            case .link: return .link(at: path.folder(at: index))
            case .file, .other: return .noFolder(at: path.folder(at: index))
            }
        }
        switch try folder.place(path.name) {
        case .nothing: return .nothing
        case .file: return .file(try folder.read(path.name))
        case .folder: return .folder
        case .link: return .link(at: path.text)
        case .other: return .other
        }
    }

    /// Writes a file whole or not at all, and makes the folders on the way.
    /// - Parameters:
    ///   - temporary: the name that it has until it is whole.
    ///   - permissions: nil takes those that new files get.
    func write(
        _ text: String, to path: ExportPath, through temporary: String, permissions: UInt16?
    ) throws(SystemError) {
        var folder = self
        for name in path.folders {
            if try folder.place(name) == .nothing { try folder.makeFolder(name) }
            folder = try folder.folder(name)
        }
        try folder.write(text, to: path.name, through: temporary, permissions: permissions)
    }

    /// Removes a file, and the folders on the way to it that are empty then.
    func remove(_ path: ExportPath) throws(SystemError) {
        let way = try way(to: path)
        if way.count > path.folders.count { try way.last?.removeFile(path.name) }
        try removeEmptyFolders(to: path)
    }

    /// Removes the folders on the way to a path that are empty, from the innermost on.
    func removeEmptyFolders(to path: ExportPath) throws(SystemError) {
        for (folder, name) in zip(try way(to: path), path.folders).reversed() {
            guard folder.removeEmptyFolder(name) else { return }
        }
    }

    /// This folder and those on the way to a path, as far as there are any.
    private func way(to path: ExportPath) throws(SystemError) -> [OpenFolder] {
        var way = [self]
        for name in path.folders {
            guard let folder = way.last, try folder.place(name) == .folder else { break }
            way.append(try folder.folder(name))
        }
        return way
    }
}
