import { serveByNginx } from '../hosting/serveByNginx'
import { hasNginx } from '../nginx.mjs'
import { lighthouseMeasurement } from './lighthouse'
import type { Measurement } from './measurement'

/** Two pages from the server that a deployed site has, with the headers, the compression and the caching of the build. */
export const nginxMeasurement: Measurement = {
  title: 'Lighthouse through nginx, with the generated configuration',
  async measure(bench) {
    if (!hasNginx()) return [{ Page: 'not measured: nginx is not installed' }]
    const { origin, close } = await serveByNginx(bench.origin)
    try {
      return await lighthouseMeasurement.measure({ ...bench, origin, pages: ['/', '/market'] })
    } finally {
      await close()
    }
  },
}
