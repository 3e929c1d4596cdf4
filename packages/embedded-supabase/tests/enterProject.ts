import path from 'node:path'

/** The project on which the tests of this package run. */
export const project = path.join(import.meta.dirname, 'project')

// Migrations are looked up below the working directory.
process.chdir(project)
