import { ChangeAddress } from '@/components/account/security/ChangeAddress'
import { AuthProvider } from '@/components/session/AuthContext'
import { models } from '../../models/models'
import { answer } from '../fixtures'
import { signedIn } from '../workbench/frozenAuth'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const Section = () => (
  <AuthProvider auth={signedIn}>
    <WideStage>
      <ChangeAddress
        addresses={models.addressChange.input}
        mailbox={null}
        calls={{ onSend: answer, check: { onSend: async () => true } }}
      />
    </WideStage>
  </AuthProvider>
)

export const AddressChange = () => (
  <SiteStepper machine="addressChange" subjects={{ addressChange: Section }} />
)
