import { chakra } from '@chakra-ui/react/styled-system'
import confirmation from '../../supabase/templates/confirmation.html?raw'
import passwordChanged from '../../supabase/templates/password_changed.html?raw'
import recovery from '../../supabase/templates/recovery.html?raw'
import { person } from '../fixtures'

export default { title: 'Screens / Mails' }

/** Values of the provider for a template's variables. */
const sample: Record<string, string> = {
  Email: person.email,
  SiteURL: 'https://kingexchange.example',
  TokenHash: 'hash-of-a-story',
}

/** A mail as its reader sees it. Its links lead nowhere: the frame may not open windows. */
const mail = (name: string, template: string) => (
  <chakra.iframe
    title={name}
    sandbox=""
    srcDoc={template
      .replace('<head>', '<head><base target="_blank">')
      .replace(/{{ \.(\w+) }}/g, (field, key: string) => sample[key] ?? field)}
    display="block"
    width="full"
    height="100dvh"
    border="0"
  />
)

export const ConfirmYourEmail = () => mail('The mail that confirms an address', confirmation)

export const ResetYourPassword = () => mail('The mail that resets a password', recovery)

export const PasswordChanged = () => mail('The mail that tells of a new password', passwordChanged)
