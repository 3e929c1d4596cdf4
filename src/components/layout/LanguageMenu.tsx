import { Icon } from '@chakra-ui/react/icon'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Check, Globe } from 'lucide-react'
import { useId } from 'react'
import { currentLanguage, type Language, languages } from '@/data/site/languages'
import { buttonLook } from '@/theme/recipes/controls'
import { PopoverMenu } from './PopoverMenu'

export type LanguageMenuProps = {
  /** The direction in which the list opens. */
  opens?: 'down' | 'up'
}

const look: SystemStyleObject = {
  width: '18rem',
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

const places = {
  down: {
    area: 'bottom span-left',
    inset: 'calc({spacing.header} + {spacing.1}) {spacing.gutter} auto auto',
  },
  up: { area: 'top span-right', inset: 'auto auto {spacing.24} {spacing.gutter}' },
}

/** The planned languages. Only English exists yet, so choosing one closes the list and does nothing else. */
export function LanguageMenu({ opens = 'down' }: LanguageMenuProps) {
  const id = useId()
  return (
    <PopoverMenu
      id={id}
      name="Languages"
      button={{
        size: 'sm',
        minH: '11',
        color: 'fg.muted',
        children: (
          <>
            <Icon as={Globe} aria-hidden />
            <chakra.span srOnly>Language: </chakra.span>
            {currentLanguage.code.toUpperCase()}
          </>
        ),
      }}
      place={places[opens]}
      look={look}
      ms={opens === 'up' ? '-2.5' : '0'}
    >
      <ul>
        {languages.map((language) => (
          <li key={language.code}>
            <LanguageButton language={language} menu={id} />
          </li>
        ))}
      </ul>
    </PopoverMenu>
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
