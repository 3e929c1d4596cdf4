// `@king-exchange/fast-pages`: what runs in Node, beside Vite.

/** For the sizes of a build: by how much a document is longer than its first packets. */
export { bytesBeyondFirstPackets } from '../documents/firstPackets.ts'
/** The plugin, for Vite's configuration. */
export { fastPages } from '../fastPages.ts'
/** For tests and measurements: a build, served as a host does. */
export { serveBuild } from '../hosting/serveBuild.ts'
