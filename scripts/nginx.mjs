// Finds an installed nginx.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const debianModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** True when nginx can be started here. */
export const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0

/** The module that sends files compressed by Brotli, where Debian's package has put it; undefined without it. */
export const brotliModule = () => (existsSync(debianModule) ? debianModule : undefined)
