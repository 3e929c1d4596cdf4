import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { BlogView } from './blogView'

export type NavigationItem = {
  name: string
  to: NonNullable<LinkProps['to']>
  hash?: string
  /** Part of the address of a blog page. */
  search?: BlogView
}

/** The texts of a page under construction. */
export type Construction = {
  title: string
  /** The future content of the page, in one sentence. */
  promise: string
  /** Facts that are known already, or hold until then, in sentences under a heading. */
  points?: { title: string; items: readonly string[] }
  /** The columns of the table that will stand there. */
  columns?: readonly string[]
  /** Known figures, in large type under a heading. */
  figures?: { title: string; items: { label: string; value: string; detail?: string }[] }
  /** Known terms in words, under a heading. */
  rows?: { title: string; items: readonly { label: string; value: string }[] }
  /** Adds the frequent questions and the support hours. */
  hasAnswers?: true
  /** Links to features that work today, the best one first. */
  links: readonly [NavigationItem, ...NavigationItem[]]
}

/** A page under construction. */
export type Placeholder = Construction & Pick<NavigationItem, 'to'>

/** A page of the user or the admin area, with its icon in the sidebar. */
export type AreaPage = NavigationItem & { icon: LucideIcon }

export type FooterGroup = { title: string; items: NavigationItem[] }

/** The public header's links, in order. */
export const mainNavigation: NavigationItem[] = [
  { name: 'Home', to: '/' },
  { name: 'Market', to: '/market' },
  { name: 'Features', to: '/features' },
  { name: 'Token', to: '/token' },
  { name: 'Blog', to: '/blog' },
  { name: 'Education', to: '/education' },
  { name: 'Support', to: '/support' },
]

/** The footer's columns; those of their pages that are under construction stand together below them. */
export const footerNavigation: FooterGroup[] = [
  { title: 'Explore', items: mainNavigation },
  {
    title: 'Products',
    items: [
      { name: 'Trading', to: '/features', hash: 'trading' },
      { name: 'Staking', to: '/features', hash: 'staking' },
      { name: 'NFT Marketplace', to: '/features', hash: 'nft' },
      { name: 'King Cards', to: '/features', hash: 'cards' },
      { name: 'Project builder', to: '/project-builder' },
    ],
  },
  {
    title: 'Company',
    items: [
      { name: 'About', to: '/about' },
      { name: 'Contact', to: '/contact' },
      { name: 'API', to: '/api' },
      { name: 'FAQ', to: '/support' },
      { name: 'Fees', to: '/fees' },
      { name: 'Developer portal', to: '/developer-portal' },
      { name: 'Partners', to: '/partners' },
      { name: 'Terms', to: '/terms' },
      { name: 'Privacy', to: '/privacy' },
      { name: 'AML', to: '/aml' },
    ],
  },
]
