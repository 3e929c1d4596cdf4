// The toasts and their store, in one script.

export { Toasts } from './Toasts'
export { regionMounted, toaster } from './toasterStore'
