import type { HeaderRule } from './responseHeaders.ts'

/** The two files for nginx: one to include in its `http` block, one in a `server` block. */
export type NginxConfig = { http: string; server: string }

/** The file that answers an address, as nginx knows it when it sends the headers. */
const fileOf = (address: string) => {
  if (address.endsWith('*')) return `~^${address.slice(0, -1)}`
  if (address === '/') return '/index.html'
  return address.includes('.') ? address : `${address}.html`
}

/**
 * Headers that differ between answers are looked up in a map: nginx drops all `add_header` lines of a block where an
 * inner block has one of its own, and sends no header for an empty value. `pages` are the addresses of the documents, to
 * which other spellings lead.
 */
export function nginxConfig(rules: HeaderRule[], pages: string[]): NginxConfig {
  const [first, ...others] = rules.map(({ address, headers, found }) => ({
    address,
    headers: { ...headers, ...found },
  }))
  const names = Object.keys(first?.headers ?? {})
  const differs = (name: string) => others.some(({ headers }) => name in headers)
  const variable = (name: string) => `$fast_${name.toLowerCase().replaceAll('-', '_')}`
  const line = (key: string, value: string | null | undefined) => `  ${key} "${value ?? ''}";`
  return {
    http: [
      '# Include this in the http block of nginx; server.conf says more.',
      ...names
        .filter(differs)
        .map((name) =>
          [
            `map $uri ${variable(name)} {`,
            line('default', first?.headers[name]),
            ...others.flatMap(({ address, headers }) =>
              name in headers ? [line(fileOf(address), headers[name])] : [],
            ),
            '}',
          ].join('\n'),
        ),
      [
        'map $uri $fast_page {',
        ...pages.map((page) => line(`"~*^${page === '/' ? '/index' : page}(\\.html|/+)?$"`, page)),
        '}',
      ].join('\n'),
      '',
    ].join('\n\n'),
    server: `# Written by the build, for its own documents: deploy it with them. Your file, written once, is:
#
#   include /var/www/site/hosting/nginx/http.conf;
#   server {
#     listen 443 ssl;          # with your certificate
#     server_name your-domain.example;
#     root /var/www/site;
#     include /var/www/site/hosting/nginx/server.conf;
#     # brotli_static on;      # with the module for it (Debian: libnginx-mod-http-brotli-static)
#   }

${names.map((name) => `add_header ${name} ${differs(name) ? variable(name) : `"${first?.headers[name]}"`} always;`).join('\n')}

server_tokens off;
charset utf-8;
gzip_static on;
gzip_vary on;
# Without these, whoever comes through a proxy gets the copies of none.
gzip_proxied any;
gzip_http_version 1.0;
# nginx makes both of time and size, which a changed document may share with the one before it.
etag off;
if_modified_since off;
add_header Last-Modified "" always;
absolute_redirect off;
error_page 404 /404.html;

if ($request_uri ~ "^/index(\\.html)?(\\?|$)") { return 301 /$is_args$args; }
if ($request_uri ~ "^/404(\\.html)?(\\?|$)") { return 404; }
if ($request_uri ~ "^/(?<fast_named>[a-z0-9-]+(/[a-z0-9-]+)*)\\.html(\\?|$)") { return 301 /$fast_named$is_args$args; }

location = / { try_files /index.html =404; }
location / { try_files $uri.html $uri @elsewhere; }
location @elsewhere {
  if ($fast_page) { return 301 $fast_page$is_args$args; }
  return 404;
}
location = /site.webmanifest { default_type application/manifest+json; }
location = /_headers { return 404; }
location /hosting/ { return 404; }
`,
  }
}
