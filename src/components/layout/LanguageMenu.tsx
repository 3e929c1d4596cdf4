import { Button } from '@chakra-ui/react/button'
import { Icon } from '@chakra-ui/react/icon'
import { chakra } from '@chakra-ui/react/styled-system'
import { Check, Globe } from 'lucide-react'
import { useId } from 'react'
import { currentLanguage, type Language, languages } from '@/data/site/languages'
import { PopoverMenu } from './PopoverMenu'

export type LanguageMenuProps = {
  /** The direction in which the list opens. */
  opens?: 'down' | 'up'
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
      sheetWidth="18rem"
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
    <Button
      type="button"
      variant="ghost"
      aria-current={isCurrent}
      popoverTarget={menu}
      popoverTargetAction="hide"
      width="full"
      px="3"
      gap="3"
      fontWeight="normal"
      color={isCurrent ? 'fg' : 'fg.muted'}
    >
      {language.name}
      {isCurrent ? null : (
        <chakra.span lang={language.code} dir={language.direction} color="fg.subtle">
          {language.ownName}
        </chakra.span>
      )}
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        ms="auto"
        textStyle="xs"
        color={isCurrent ? 'brand.fg' : 'fg.subtle'}
      >
        {isCurrent ? <Check aria-hidden /> : null}
        {isCurrent ? 'Current' : 'Planned'}
      </chakra.span>
    </Button>
  )
}
