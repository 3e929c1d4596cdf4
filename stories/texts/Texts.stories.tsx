import { TextsPage } from './TextsPage'

export default { title: 'Workbench / Texts' }

export const ToastsErrorsAndNotices = () => <TextsPage />
