import { useMessages } from '../messages/use-messages';

/** The name of a product's attribute in the reader's language, or as the shop states it. */
export function useAttributeNames(): (name: string) => string {
  const { product } = useMessages();
  const names = new Map<string, string>(Object.entries(product.attributes));
  return (name) => names.get(name.toLowerCase()) ?? name.charAt(0).toUpperCase() + name.slice(1);
}
