import { chakra } from '@chakra-ui/react/styled-system'
import type { SocialProvider } from '@/data/session/calls'

/** Each logo in a box of 24 units: lines of the page's text colour, and an area for Apple. */
const lines: Record<SocialProvider, string> = {
  google: 'M19.2 6.6A9 9 0 1 0 21 12h-9',
  apple:
    'M16.6 12.7c0-2.3 1.3-3.6 2.8-4.4-1.2-1.6-2.9-2.1-4.2-2.1-1.6 0-2.3.8-3.3.8s-1.9-.8-3.4-.8C5.7 6.2 3.6 8.5 3.6 12c0 4.4 3 9 5.2 9 1.3 0 1.8-.8 3.3-.8s1.9.8 3.2.8c1.8 0 3.6-2.5 4.5-5-1.9-.8-3.2-1.9-3.2-3.3ZM12 5.2c0-2 1.4-3.5 3.3-3.7 0 2-1.4 3.6-3.3 3.7Z',
  twitter: 'M4 4h3.6L20 20h-3.6ZM19.2 4l-6.5 7.1M11.3 12.9L4.8 20',
}

export type ProviderLogoProps = { provider: SocialProvider }

/** The logo of a social provider, drawn like the site's icons. */
export function ProviderLogo({ provider }: ProviderLogoProps) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      aria-hidden
      boxSize="1.125em"
      flexShrink="0"
      fill={provider === 'apple' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={provider === 'apple' ? 0 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines[provider]} />
    </chakra.svg>
  )
}
