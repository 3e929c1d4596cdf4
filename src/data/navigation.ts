import type { LinkProps } from '@tanstack/react-router'

export type NavigationItem = { name: string; to: LinkProps['to'] }
export type FooterGroup = { title: string; items: NavigationItem[] }

/** The public header's links, in order. */
export const mainNavigation: NavigationItem[] = [
  { name: 'Home', to: '/' },
  { name: 'Education', to: '/education' },
  { name: 'Support', to: '/support' },
]

/** The footer's columns. */
export const footerNavigation: FooterGroup[] = [
  {
    title: 'Products',
    items: [
      { name: 'Project Builder', to: '/project-builder' },
      { name: 'Developer Portal', to: '/developer-portal' },
      { name: 'Fees', to: '/fees' },
    ],
  },
  {
    title: 'Company',
    items: [
      { name: 'Partners', to: '/partners' },
      { name: 'Education', to: '/education' },
      { name: 'FAQ', to: '/support' },
    ],
  },
  {
    title: 'Legal',
    items: [
      { name: 'Terms', to: '/terms' },
      { name: 'Privacy', to: '/privacy' },
      { name: 'AML', to: '/aml' },
    ],
  },
]
