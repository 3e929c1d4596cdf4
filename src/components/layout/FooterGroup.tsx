import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export type FooterGroupProps = {
  title: string
  /** In a wide window one line below the columns, in place of a column. */
  isLine?: boolean
  children: ReactNode
}

/** Styles where columns are always open. A browser that cannot show a closed group's content keeps the summary. */
const whereColumns = (styles: object) => ({ md: { '@supports selector(::details-content)': styles } })

/**
 * A titled list of the footer: a column or, in a narrow window, a group that its title opens. It is a `details` element,
 * so that it works before and without scripts and opens for a search in the page.
 */
export function FooterGroup({ title, isLine = false, children }: FooterGroupProps) {
  return (
    <chakra.div
      borderBottomWidth={{ base: '1px', md: '0' }}
      borderColor="border.subtle"
      flex={{ md: isLine ? '1 0 100%' : '1' }}
    >
      <chakra.p
        aria-hidden
        textStyle="eyebrow"
        display="none"
        pb="2"
        css={whereColumns({ display: 'block' })}
      >
        {title}
      </chakra.p>
      <chakra.details
        aria-label={title}
        css={{
          '&[open] summary svg': { rotate: '45deg' },
          ...whereColumns({ '&::details-content': { contentVisibility: 'visible' } }),
        }}
      >
        <chakra.summary
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          minH="11"
          cursor="button"
          listStyle="none"
          textStyle="eyebrow"
          _hover={{ color: 'brand.fg' }}
          css={{
            '&::-webkit-details-marker': { display: 'none' },
            ...whereColumns({ display: 'none' }),
          }}
        >
          {title}
          <Icon as={Plus} boxSize="4" color="brand.fg" aria-hidden />
        </chakra.summary>
        <chakra.ul
          pb={{ base: '3', md: '0' }}
          display={{ md: isLine ? 'flex' : undefined }}
          flexWrap="wrap"
          columnGap="6"
        >
          {children}
        </chakra.ul>
      </chakra.details>
    </chakra.div>
  )
}
