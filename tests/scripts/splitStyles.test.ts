import { expect, it } from 'vitest'
import { splitStyles } from '../../scripts/prerender/splitStyles.ts'

const body =
  '<main class="css-0"><div data-island="one" class="css-1"><div class="css-2"><div></div></div><p class="css-0"></p></div><p class="css-3"></p></main>'

const split = (styles: string) => splitStyles(styles, body)

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
    '.css-0:not(:hover){color:red}.css-0:is(:hover,[aria-current]){color:#00f}.css-0:hover,.css-3{color:#0f0}@media (width>=30rem),print{.css-0{color:#000}}@media not print{.css-0{top:0}}'
  expect(split(styles)).toEqual({ first: styles, late: '' })
})

it('leaves for later the styles that only islands have, but not those of their own boxes', () => {
  expect(
    split(
      '.css-0{top:0}.css-1{top:1px}.css-2{top:2px}.css-3{top:3px}.css-3 .css-2{top:4px}.css-2,.css-3{left:0}',
    ),
  ).toEqual({
    first: '.css-0{top:0}.css-1{top:1px}.css-3{top:3px}.css-2,.css-3{left:0}',
    late: '.css-2{top:2px}.css-3 .css-2{top:4px}',
  })
})

it('keeps each rule in its layer, and the order of the layers and what they define with the first ones', () => {
  expect(
    split(
      '@layer reset;@layer base{@keyframes spin{to{rotate:1turn}}.css-0{top:0}.css-2{top:2px}}@font-face{font-family:A;src:local(A)}',
    ),
  ).toEqual({
    first:
      '@layer reset;@layer base{@keyframes spin{to{rotate:1turn}}.css-0{top:0}}@font-face{font-family:A;src:local(A)}',
    late: '@layer base{.css-2{top:2px}}',
  })
})

it('throws when the document lacks the end of an island', () => {
  expect(() => splitStyles('', '<div data-island="one"><div></div>')).toThrow('no end')
})
