import type { HeaderRule, Headers } from './responseHeaders.ts'

const lines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => (value === null ? `    -${name}` : `    ${name} "${value}"`))
    .join('\n')

/** The file for Caddy, to import into a site. `route` keeps the order of rules, of which the later one wins. */
export const caddyConfig = (
  rules: HeaderRule[],
): string => `# Written by the build, for its own documents: deploy it with them. Your Caddyfile, written once, is:
#
#   your-domain.example {
#     root * /var/www/king-exchange
#     import /var/www/king-exchange/hosting/Caddyfile
#   }

route {
${rules.map(({ address, headers }) => `  header ${address} {\n${lines(headers)}\n  }`).join('\n')}

  header /site.webmanifest Content-Type application/manifest+json
  @unlisted path /404 /404.html /_headers /vercel.json /hosting/*
  error @unlisted 404
  @home path /index /index.html
  redir @home / 301
  @slash {
    path_regexp slash ^/([a-z0-9-]+(?:/[a-z0-9-]+)*)/+$
    file {re.slash.1}.html
  }
  redir @slash /{re.slash.1}?{query} 301
  @html path_regexp html ^/([a-z0-9-]+(?:/[a-z0-9-]+)*)\\.html$
  redir @html /{re.html.1}?{query} 301

  try_files {path}.html {path}
  file_server {
    precompressed br gzip
    index index.html
  }
}

handle_errors {
${`  header {\n${lines(rules[0]?.headers ?? {})}\n  }`}
  rewrite * /404.html
  file_server {
    precompressed br gzip
  }
}
`
