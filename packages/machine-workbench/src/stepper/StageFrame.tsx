import { EnvironmentProvider } from '@chakra-ui/react/environment'
import { chakra } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { wholeWindow } from './boardLayout.ts'

export type StageFrameProps = {
  title: string
  Surroundings: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

const emptyDocument = '<!doctype html><html lang="en"><head><title>Stage</title></head><body></body></html>'

/** Gives the frame's document the workbench's typefaces. */
function copyTypefaces(to: Document) {
  for (const element of document.head.querySelectorAll('link[rel=stylesheet], style')) {
    const isWanted = element instanceof HTMLLinkElement || element.textContent?.includes('@font-face')
    if (isWanted) to.head.append(element.cloneNode(true))
  }
}

/** A key that may be a shortcut of the page is one beside the component too, unless the component uses it. */
function passShortcut(event: KeyboardEvent) {
  if ((event.altKey || event.key === 'Escape') && !event.defaultPrevented)
    document.dispatchEvent(new KeyboardEvent('keydown', event))
}

/** A document of its own for a component, so that its modal dialogs do not reach the panel beside it. */
export function StageFrame({ title, Surroundings, children }: StageFrameProps) {
  const [place, setPlace] = useState<Document | null>(null)
  const cache = useMemo(() => (place ? createCache({ key: 'stage', container: place.head }) : null), [place])
  return (
    <>
      <chakra.div
        position="relative"
        flex="1"
        minHeight="24rem"
        css={{ [wholeWindow]: { minHeight: '0' } }}
        overflow="hidden"
        borderWidth="1px"
        borderColor="border.subtle"
        borderRadius="l2"
      >
        <chakra.iframe
          title={title}
          srcDoc={emptyDocument}
          display="block"
          position="absolute"
          inset="0"
          width="full"
          height="full"
          bg="bg"
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (!contentDocument) return
            copyTypefaces(contentDocument)
            contentDocument.defaultView?.addEventListener('keydown', passShortcut)
            setPlace(contentDocument)
          }}
        />
      </chakra.div>
      {place && cache
        ? createPortal(
            <EnvironmentProvider value={() => place}>
              <CacheProvider value={cache}>
                <Surroundings>{children}</Surroundings>
              </CacheProvider>
            </EnvironmentProvider>,
            place.body,
          )
        : null}
    </>
  )
}
