import { type ReactNode, useEffect, useRef } from 'react'
import { PublicSearchDialog } from '@/components/search/PublicSearchDialog'
import { SearchButton } from '@/components/search/SearchButton'
import { SearchDialog } from '@/components/search/SearchDialog'
import { AuthProvider } from '@/components/session/AuthContext'
import { ignore } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { signedIn } from '../workbench/frozenAuth'
import { frozenCopy } from '../workbench/frozenCopy'
import { LiveFrame } from '../workbench/LiveFrame'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Site search', meta: { path: '/about', iframed: true } }

const setValue = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)

/** Types a text into the first field in it, once. */
function Typed({ text, children }: { text: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = frame.current?.querySelector('input')
    if (!field) return
    setValue(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])
  return <div ref={frame}>{children}</div>
}

const dialog = (text = '') => (
  <Typed text={text}>
    <SearchDialog onClose={ignore} />
  </Typed>
)

export const Buttons = () => (
  <LiveFrame>
    <Stage>
      <SearchButton />
      <SearchButton look="named" />
      <SearchButton look="line" />
    </Stage>
  </LiveFrame>
)

export const OpenForVisitor = () => (
  <LiveFrame>
    <PublicSearchDialog onClose={ignore} />
  </LiveFrame>
)

export const OpenForUser = () => <AuthProvider auth={signedIn}>{dialog()}</AuthProvider>

export const Found = () => dialog('kcc')

export const FoundForUser = () => <AuthProvider auth={signedIn}>{dialog('staking')}</AuthProvider>

export const AdminPagesByTheWord = () => dialog('admin')

export const NothingFound = () => dialog('zzqq')

export const LinkCopied = () => (
  <Frozen snapshots={{ copy: frozenCopy('copied') }}>{dialog('copy link')}</Frozen>
)

export const LinkNotCopied = () => (
  <Frozen snapshots={{ copy: frozenCopy('refused') }}>{dialog('copy link')}</Frozen>
)
