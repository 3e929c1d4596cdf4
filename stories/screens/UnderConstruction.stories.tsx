import type { Story } from '@ladle/react'
import { UnderConstruction } from '@/components/feedback/UnderConstruction'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { accountNavigation } from '@/data/registries/accountNavigation'
import { adminNavigation } from '@/data/registries/adminNavigation'
import type { AreaPage, Placeholder } from '@/data/registries/navigation'
import { publicPlaceholders } from '@/data/registries/publicPlaceholders'
import { StoryRouter } from '../workbench/StoryRouter'
import { AccountFrame } from './AccountFrame'
import { AdminFrame } from './AdminFrame'

export default { title: 'Screens / Under construction' }

type Props = { path: string }

/** The pages of an area that are under construction, to be chosen from among the story's controls. */
function choice(pages: readonly (Placeholder | AreaPage)[]) {
  const placeholders = pages.filter((page): page is Placeholder => page.promise !== undefined)
  const options = placeholders.map(({ to }) => to)
  return {
    args: { path: options[0] },
    argTypes: { path: { options, control: { type: 'select' as const } } },
    show: (path: string) => {
      const placeholder = placeholders.find(({ to }) => to === path)
      if (!placeholder) throw new Error(`${path} is not under construction`)
      return <UnderConstruction {...placeholder} />
    },
  }
}

const ofPublic = choice(publicPlaceholders)
const ofAccount = choice(accountNavigation)
const ofAdmin = choice(adminNavigation)

export const PublicPage: Story<Props> = ({ path }) => (
  <PublicLayout account="signedOut">{ofPublic.show(path)}</PublicLayout>
)
PublicPage.args = ofPublic.args
PublicPage.argTypes = ofPublic.argTypes

export const AccountPage: Story<Props> = ({ path }) => (
  <StoryRouter key={path} path={path}>
    <AccountFrame>{ofAccount.show(path)}</AccountFrame>
  </StoryRouter>
)
AccountPage.args = ofAccount.args
AccountPage.argTypes = ofAccount.argTypes

export const AdminPage: Story<Props> = ({ path }) => (
  <StoryRouter key={path} path={path}>
    <AdminFrame>{ofAdmin.show(path)}</AdminFrame>
  </StoryRouter>
)
AdminPage.args = ofAdmin.args
AdminPage.argTypes = ofAdmin.argTypes
