import { areaNotices } from '@/data/content/areaNotices'
import { comingSoon, placeholderNotices } from '@/data/content/notices'
import { ShownToast } from '../workbench/ShownToast'

export default { title: 'Components / Coming-soon notices' }

export const LiveDemo = () => <ShownToast type="info" message={placeholderNotices.demo} />

export const AnyFeature = () => <ShownToast type="info" message={placeholderNotices.feature} />

export const ApiSubscription = () => <ShownToast type="info" message={placeholderNotices.apiSubscription} />

export const VipAccess = () => <ShownToast type="info" message={placeholderNotices.vipAccess} />

export const IosApp = () => <ShownToast type="info" message={placeholderNotices.iosApp} />

export const AndroidApp = () => <ShownToast type="info" message={placeholderNotices.androidApp} />

export const FullArticle = () => <ShownToast type="info" message={placeholderNotices.article} />

export const ContactForm = () => <ShownToast type="info" message={placeholderNotices.contact} />

export const Newsletter = () => <ShownToast type="info" message={placeholderNotices.newsletter} />

export const OrderCard = () => <ShownToast type="info" message={areaNotices.orderCard} />

export const ActivateCard = () => <ShownToast type="info" message={areaNotices.activateCard} />

export const TopUp = () => <ShownToast type="info" message={areaNotices.topUp} />

export const FreezeCard = () => <ShownToast type="info" message={areaNotices.freezeCard} />

export const Statement = () => <ShownToast type="info" message={areaNotices.statement} />

export const AdminNotifications = () => <ShownToast type="info" message={areaNotices.adminNotifications} />

export const AnotherButton = () => <ShownToast type="info" message={comingSoon('Staking')} />
