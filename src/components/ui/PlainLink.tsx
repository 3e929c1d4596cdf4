import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type SoonProps, withSoonTag } from './SoonTag'
import { siteLink } from './siteLink'

const PlainAnchor = (props: ComponentProps<'a'> & SoonProps) => <a {...withSoonTag(props)} />

/** A router link without a look of its own, for lists that style their links. */
export const PlainLink = siteLink(createLink(PlainAnchor))
