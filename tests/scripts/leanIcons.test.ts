import { createLucideIcon as libraryIcon } from 'lucide-react'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import siteIcon from '@/components/ui/createLucideIcon'

const shapes: [string, Record<string, string>][] = [
  ['path', { d: 'm5 12 7-7 7 7', key: 'one' }],
  ['circle', { cx: '11', cy: '11', r: '8', key: 'two' }],
]

/** The markup of an icon, without what the site's own function leaves out and with its attributes in one order. */
const drawn = (icon: ReactElement) =>
  renderToStaticMarkup(icon)
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/lucide lucide-sample ?/, '')
    .replace(' class=""', '')
    .replace(/^<svg([^>]*)>/, (_, attributes: string) =>
      attributes
        .split(/(?= [\w-]+=)/i)
        .toSorted()
        .join(),
    )

it.each([{}, { size: '1em' }, { strokeWidth: 1.75, className: 'large', focusable: 'false' as const }])(
  'an icon with %o is drawn as the library draws it',
  (props) => {
    const library = createElement(libraryIcon('Sample', shapes), props)
    const site = createElement(siteIcon({ node: shapes }), props)
    expect(drawn(site)).toBe(drawn(library))
  },
)
