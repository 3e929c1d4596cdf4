import { runIn } from './runIn'

/** Builds the site of the sources in `root`, with the embedded backend's keys, into a folder. */
export const buildSite = (root: string, folder: string): Promise<void> =>
  runIn(root, 'npx', [
    ...['vite', 'build', '--mode', 'embedded', '--logLevel', 'warn'],
    ...['--outDir', folder, '--emptyOutDir'],
  ])
