export { toastPolicies } from './toast-policy';
export type { ToastPolicy } from './toast-policy';
export { createToastStore } from './toast-store';
export { Toaster } from './toaster';
export { ToastContext, useToast } from './use-toast';
