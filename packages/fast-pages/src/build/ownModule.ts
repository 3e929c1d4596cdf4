import path from 'node:path'
import { fileURLToPath } from 'node:url'

const self = fileURLToPath(import.meta.url)

/** The file of a module of this package by its path in `src`: TypeScript in the package's repository, JavaScript elsewhere. */
export const ownModule = (name: string) => path.resolve(self, '../..', `${name}${path.extname(self)}`)
