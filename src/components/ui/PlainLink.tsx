import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type SoonProps, useSoonTag } from './useSoonTag'
import { withinHash } from './withinHash'

const PlainAnchor = (props: ComponentProps<'a'> & SoonProps) => <a {...useSoonTag(props)} />

/** A router link without a look of its own, for lists: what is around it gives its links theirs. */
export const PlainLink = withinHash(createLink(PlainAnchor))
