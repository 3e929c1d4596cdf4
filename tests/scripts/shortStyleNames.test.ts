import { expect, it } from 'vitest'
import { shortenStyleNames } from '../../scripts/prerender/shortStyleNames.ts'

it('gives the styles of a page short names, in its styles, its elements and the script for the site', () => {
  const { page, script } = shortenStyleNames({
    head: '',
    styles: '.css-1cbl5ht{color:red}.css-fxp4xd:hover{color:red}.css-1cbl5ht .css-0{color:red}',
    body: '<p class="kx-link css-fxp4xd">css-unknown</p><p class="css-1cbl5ht css-fxp4xd"></p>',
  })
  expect(page).toEqual({
    head: '',
    styles: '.css-0{color:red}.css-1:hover{color:red}.css-0 .css-2{color:red}',
    body: '<p class="kx-link css-1">css-unknown</p><p class="css-0 css-1"></p>',
  })
  expect(script).toBe('document.getElementById("page-styles").dataset.names="1cbl5ht fxp4xd 0"')
})
