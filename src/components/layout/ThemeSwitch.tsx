import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useRef } from 'react'
import { useEarlyChoice } from '@/components/forms/useEarlyChoice'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { themeChoices, themeTexts } from '@/data/content/theme'
import type { ThemeChoice } from '@/data/site/theme'
import { themeChoice } from '@/data/site/themeChoice'

export type ThemeSwitchProps = {
  /** Shows icons alone, whose names are read out and shown as tooltips. */
  compact?: boolean
}

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<ThemeChoice, unknown>

/** What is chosen is asked of the button itself, which can be chosen before the page is hydrated. */
const states: SystemStyleObject = {
  '&:not(:has(:checked))': { _highContrast: { borderColor: 'Canvas' } },
  '&:has(:checked)': {
    bg: 'bg.emphasized',
    borderColor: 'border.strong',
    color: 'fg',
    _highContrast: { borderColor: 'Highlight' },
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
}

/** Radio buttons, drawn as one control in three parts, for the theme of the whole site. */
export function ThemeSwitch({ compact = false }: ThemeSwitchProps) {
  const group = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const chosen = useStoredChoice(themeChoice)
  useEarlyChoice(
    box,
    (fieldset) =>
      themeChoices.find((choice) => choice === fieldset.querySelector<HTMLInputElement>(':checked')?.value),
    chosen,
    themeChoice.write,
  )
  return (
    <chakra.fieldset
      ref={box}
      aria-label={themeTexts.name}
      // Without scripts the system's theme is all there is.
      display="none"
      _scripted={{ display: 'inline-flex' }}
      flexWrap="wrap"
      borderWidth="1px"
      borderColor="border"
      borderRadius="2xl"
      p="0.5"
      minW="0"
    >
      {themeChoices.map((choice) => {
        const Icon = icons[choice]
        const name = themeTexts.options[choice]
        return (
          <chakra.label
            key={choice}
            title={compact ? name : undefined}
            position="relative"
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            minH={{ base: '9', md: '7' }}
            minW={{ base: '9', md: '7' }}
            px={compact ? '0' : '2.5'}
            borderRadius="full"
            borderWidth="1px"
            borderColor="transparent"
            textStyle="xs"
            color="fg.muted"
            cursor="button"
            _hover={{ color: 'fg' }}
            // Not by Chakra's icon: its look is in a cascade layer, and Chromium lays out the whole page again for a rule of a layer
            // that comes after the document, as it does in a menu.
            _icon={{ boxSize: '3.5' }}
            css={states}
          >
            <chakra.input
              type="radio"
              name={group}
              value={choice}
              checked={choice === chosen}
              // Else a browser that restores the page chooses here again what has been chosen anew since.
              autoComplete="off"
              onChange={() => themeChoice.write(choice)}
              aria-label={compact ? name : undefined}
              position="absolute"
              inset="0"
              boxSize="full"
              opacity="0"
              cursor="button"
              // A finger may press a little above and below it.
              _coarse={{ top: '-1', height: 'calc(100% + {spacing.2})' }}
            />
            {compact ? <Icon aria-hidden /> : name}
          </chakra.label>
        )
      })}
    </chakra.fieldset>
  )
}
