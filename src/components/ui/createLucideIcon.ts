import type { LucideProps } from 'lucide-react'
import { createElement } from 'react'

type IconData = { node: [tag: string, attributes: Record<string, string>][] }

const attributes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/**
 * An icon of Lucide: the built site calls it in place of the library's own function, which computes at every rendering
 * what is the same for all icons here: none has a name of its own for screen readers. It leaves out their class names,
 * which nothing reads.
 */
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([tag, shape]) => createElement(tag, shape))
  return ({ size = 24, ...props }: LucideProps) =>
    createElement('svg', { ...attributes, width: size, height: size, ...props }, shapes)
}
