export { toastPolicies } from './toast-policy';
export type { ToastPolicy } from './toast-policy';
export { createToastStore } from './toast-store';
export type { Later, Toast, ToastContent, ToastStore } from './toast-store';
export { Toaster } from './toaster';
export { ToastContext, useToast } from './use-toast';
export type { Toasting } from './use-toast';
