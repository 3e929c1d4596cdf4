import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Check, Globe } from 'lucide-react'
import { useId, useRef } from 'react'
import { currentLanguage, type Language, languages } from '@/data/site/languages'
import { buttonLook } from '@/theme/recipes/controls'
import { moveFocus } from './menuKeys'

export type LanguageMenuProps = {
  /** The direction in which the list opens. */
  opens?: 'down' | 'up'
}

/** The list with all that is in it. */
const look: SystemStyleObject = {
  position: 'fixed',
  m: '0',
  width: '18rem',
  maxW: 'calc(100vw - 2rem)',
  p: '1.5',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.raised',
  color: 'fg',
  boxShadow: 'xl',
  '& button': {
    ...buttonLook('ghost'),
    width: 'full',
    px: '3',
    gap: '3',
    fontWeight: 'normal',
    color: 'fg.muted',
    '&[aria-current=true]': { color: 'fg', '& [data-state]': { color: 'brand.fg' } },
  },
  '& [lang]': { color: 'fg.subtle' },
  '& [data-state]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    ms: 'auto',
    textStyle: 'xs',
    color: 'fg.subtle',
  },
}

/**
 * The planned languages. Only English exists yet, so choosing one closes the list and does nothing else. The list is a
 * native popover with the keyboard handling of a menu: the library's `Menu` would add 27 KiB (Brotli) to the first load
 * of every public page.
 */
export function LanguageMenu({ opens = 'down' }: LanguageMenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const place =
    opens === 'down'
      ? { inset: 'calc({spacing.header} + {spacing.1}) {spacing.gutter} auto auto', area: 'bottom span-left' }
      : { inset: 'auto auto {spacing.24} {spacing.gutter}', area: 'top span-right' }
  return (
    <chakra.div
      ms={opens === 'up' ? '-2.5' : '0'}
      css={{ anchorScope: 'all' }}
      onKeyDown={(event) => moveFocus(event, popover.current)}
    >
      <Button
        type="button"
        variant="ghost"
        size="sm"
        minH="11"
        px="2.5"
        color="fg.muted"
        popoverTarget={id}
        css={{ anchorName: '--language-button' }}
      >
        <Icon as={Globe} aria-hidden />
        <chakra.span srOnly>Language: </chakra.span>
        {currentLanguage.code.toUpperCase()}
      </Button>
      <chakra.div
        ref={popover}
        id={id}
        popover="auto"
        role="group"
        aria-label="Languages"
        inset={place.inset}
        css={[
          look,
          {
            '@supports (position-area: top)': {
              inset: 'auto',
              my: '{spacing.1}',
              positionAnchor: '--language-button',
              positionArea: place.area,
            },
          },
        ]}
      >
        <ul>
          {languages.map((language) => (
            <li key={language.code}>
              <LanguageButton language={language} menu={id} />
            </li>
          ))}
        </ul>
      </chakra.div>
    </chakra.div>
  )
}

function LanguageButton({ language, menu }: { language: Language; menu: string }) {
  const isCurrent = language === currentLanguage
  return (
    <button type="button" aria-current={isCurrent} popoverTarget={menu} popoverTargetAction="hide">
      {language.name}
      {isCurrent ? null : (
        <span lang={language.code} dir={language.direction}>
          {language.ownName}
        </span>
      )}
      <span data-state="">
        {isCurrent ? <Check aria-hidden /> : null}
        {isCurrent ? 'Current' : 'Planned'}
      </span>
    </button>
  )
}
