import { escapeHtml } from './mailer.ts'

/** A page of the local server itself, such as the mailbox: without scripts or external files, neither cached nor indexed. */
export function localPage(
  title: string,
  body: string,
  { status = 200, policy }: { status?: number; policy: string },
): Response {
  return localHtml(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Local Supabase</title>
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`,
    { status, policy: `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${policy}` },
  )
}

/** An HTML response with a content security policy that is neither cached nor indexed. */
export function localHtml(
  text: string,
  { status = 200, policy }: { status?: number; policy: string },
): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy,
    },
  })
}

const STYLE = `
:root { color-scheme: dark; --ink: #0b0d12; --raised: #151922; --line: #2a303d; --text: #eef0f4; --quiet: #a6adbb; --gold: #e8bd5a }
* { box-sizing: border-box }
body { margin: 0; background: var(--ink); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere }
p { margin: 0 0 1rem; color: var(--quiet); overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: flex-start; justify-content: space-between; margin-bottom: 1rem }
a { color: var(--gold) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; border-radius: 4px }
nav { margin-bottom: 1.25rem }
nav a { display: inline-block; padding: .5rem 0 }
.button { padding: .6rem 1.1rem; border: 1px solid var(--gold); border-radius: 8px; text-decoration: none }
ol { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; gap: .1rem 1rem; grid-template-columns: 1fr auto; padding: .9rem 1.1rem; background: var(--raised); color: inherit; text-decoration: none }
li a:hover { background: var(--line) }
li a:focus-visible { outline-offset: -3px }
.subject { font-weight: 600; overflow-wrap: anywhere }
.to { grid-row: 2; color: var(--quiet); overflow-wrap: anywhere }
time { white-space: nowrap; color: var(--quiet); font-variant-numeric: tabular-nums; font-size: .9rem }
.empty { padding: 2.5rem 1rem; border: 1px dashed var(--line); border-radius: 12px; text-align: center }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 12px; background: #fff }
details { margin-top: 1.25rem }
summary { cursor: pointer; padding: .4rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--raised); padding: 1rem; border-radius: 8px }
.lead { max-width: 34rem }
form { display: grid; gap: 1.1rem; max-width: 28rem; margin-top: 1.75rem }
label { display: grid; gap: .35rem; font-weight: 600 }
label.tick { grid-template-columns: auto 1fr; gap: .7rem; align-items: start; font-weight: 400; padding: .3rem 0 }
input { font: inherit; color: inherit; accent-color: var(--gold) }
input[type=email], input[type=text] { width: 100%; font-weight: 400; min-height: 2.75rem; padding: .5rem .8rem; background: var(--raised); border: 1px solid #6b7385; border-radius: 8px }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; margin: .15rem 0 0 }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1.3rem; border: 1px solid var(--gold); border-radius: 8px; background: none; color: var(--gold); cursor: pointer }
button.primary { background: var(--gold); color: var(--ink); font-weight: 600 }
button:focus-visible, input:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px }
.row { display: flex; flex-wrap: wrap; gap: .75rem }
.problem { margin: 0; color: #ffb4a8 }
details > * + * { margin-top: .75rem }
@media (max-width: 30rem) { li a { grid-template-columns: 1fr } .to { grid-row: auto } }
`
