import { expect, it } from 'vitest'
import { splitStyles } from '../../src/documents/splitStyles.ts'

const html = `<!doctype html><html lang="en"><body>
  <main class="css-0"><a class="group"><p class="css-3" aria-current="page"></p></a>
    <div data-lower="" class="css-1"><div class="css-2"><div></div></div><p class="css-0"></p></div>
  </main>
  <div popover="auto" class="css-4"></div><dialog class="css-5"></dialog><noscript><p class="css-6"></p></noscript>
</body></html>`

const split = (styles: string) => splitStyles(styles, html, ['motion', 'account'])

it('leaves for later what a pointer, the keyboard or a printer brings about', () => {
  expect(
    split(
      '.css-0{color:red}.css-0:is(:hover,[data-hover]){color:#00f}@media print{.css-0{color:#000}}@media (hover:hover){.group:hover .css-3{color:#0f0}}',
    ),
  ).toEqual({
    first: '.css-0{color:red}',
    late: '.css-0:is(:hover,[data-hover]){color:#00f}@media print{.css-0{color:#000}}@media (hover:hover){.group:hover .css-3{color:#0f0}}',
  })
})

it('keeps what can be seen without any of them', () => {
  const styles =
    '.css-0:not(:hover){color:red}.css-3:is(:hover,[aria-current]){color:#00f}.css-0:hover,.css-3{color:#0f0}@media (width>=30rem),print{.css-0{color:#000}}@media not print{.css-0{top:0}}.css-0:before{content:""}'
  expect(split(styles)).toEqual({ first: styles, late: '' })
})

it('leaves for later the states that the document is not in at its first paint', () => {
  expect(
    split(
      '.css-0[aria-expanded=true]{top:0}[dir=rtl] .css-0{top:1px}input{top:2px}.css-0::backdrop{top:3px}[data-motion=live] .css-0{top:4px}html:not([data-account]) .css-0{top:5px}[data-other] .css-0{top:6px}',
    ),
  ).toEqual({
    first: '[data-motion=live] .css-0{top:4px}html:not([data-account]) .css-0{top:5px}',
    late: '.css-0[aria-expanded=true]{top:0}[dir=rtl] .css-0{top:1px}input{top:2px}.css-0::backdrop{top:3px}[data-other] .css-0{top:6px}',
  })
})

it('leaves for later what has no effect before the page is scrolled, touched or printed', () => {
  expect(
    split(
      '.css-0{top:0;scroll-margin-top:1px;scroll-padding:2px;overscroll-behavior-x:none;touch-action:manipulation;-webkit-print-color-adjust:exact;print-color-adjust:exact;scrollbar-gutter:stable}',
    ),
  ).toEqual({
    first: '.css-0{scrollbar-gutter:stable;top:0}',
    late: '.css-0{overscroll-behavior-x:none;touch-action:manipulation;-webkit-print-color-adjust:exact;print-color-adjust:exact;scroll-margin-top:1px;scroll-padding:2px}',
  })
})

it('leaves for later what is shown once the late styles are there', () => {
  expect(split('.css-0{top:0}html:not([data-unstyled]) .css-0:after{top:1px}')).toEqual({
    first: '.css-0{top:0}',
    late: 'html:not([data-unstyled]) .css-0:after{top:1px}',
  })
})

it('leaves for later what is only in lower parts, closed parts and pages without scripts', () => {
  expect(
    split(
      '.css-0{top:0}.css-1{top:1px}.css-2{top:2px}.css-3{top:3px}.css-3 .css-2{top:4px}.css-2,.css-3{left:0}.css-4{top:5px}.css-5{top:6px}.css-6{top:7px}',
    ),
  ).toEqual({
    first: '.css-0{top:0}.css-1{top:1px}.css-3{top:3px}.css-2,.css-3{left:0}',
    late: '.css-2{top:2px}.css-3 .css-2{top:4px}.css-4{top:5px}.css-5{top:6px}.css-6{top:7px}',
  })
})

it('leaves for later the variables and animations that only late styles use', () => {
  expect(
    split(
      ':root{--a:1px;--b:var(--a);--c:2px;--late:spin 1s}@keyframes fade{to{top:var(--c)}}@keyframes spin{to{rotate:1turn}}.css-0{top:var(--b);animation:1s fade;cursor:pointer;transition:top 1s}.css-2{animation:var(--late)}',
    ),
  ).toEqual({
    first:
      ':root{--a:1px;--b:var(--a);--c:2px}@keyframes fade{to{top:var(--c)}}.css-0{top:var(--b);animation:1s fade}',
    late: ':root{--late:spin 1s}@keyframes spin{to{rotate:1turn}}.css-0{cursor:pointer;transition:top 1s}.css-2{animation:var(--late)}',
  })
})

it('keeps each rule in its layer, and the layers and typefaces in their order', () => {
  expect(
    split(
      '@layer reset;@layer base{.css-0{top:0}.css-2{top:2px}}@font-face{font-family:A;src:local(A)}.css-3{left:0}',
    ),
  ).toEqual({
    first: '@layer reset;@layer base{.css-0{top:0}}@font-face{font-family:A;src:local(A)}.css-3{left:0}',
    late: '@layer base{.css-2{top:2px}}',
  })
})

it('throws where it cannot tell whether something is shown', () => {
  expect(() => split('.css-0:unheard-of{top:0}')).toThrow('.css-0:unheard-of')
})

it('keeps the variables that are read, whatever their names', () => {
  const styles = String.raw`:root{--spacing-1\.5:.375rem;--spacing-2:.5rem}.css-0{padding:var(--spacing-1\.5)}`
  expect(split(styles)).toEqual({
    first: String.raw`:root{--spacing-1\.5:.375rem}.css-0{padding:var(--spacing-1\.5)}`,
    late: ':root{--spacing-2:.5rem}',
  })
})
