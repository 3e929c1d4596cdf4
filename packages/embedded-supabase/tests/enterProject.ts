import path from 'node:path'

// The tests of this package run on a project of its own. Migrations are looked up below the working directory.
process.chdir(path.join(import.meta.dirname, 'project'))
