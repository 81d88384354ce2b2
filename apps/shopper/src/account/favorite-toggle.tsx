import type { Favorite } from '@pricehunt/api-contract/shopper-lists';
import { favoriteKeyOf } from '@pricehunt/api-contract';
import { Button } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMessages } from '../messages/use-messages';
import { useShopperServices } from '../shopper-services';
import { useAccount } from './use-account';
import { useFavorites } from './use-favorites';
import { useListChanges } from './use-saved-list';

export interface FavoriteToggleProps {
  /** The favourite to save; its time is added here. */
  readonly favorite: Omit<Favorite, 'at' | 'note'>;
  /** `icon` shows the heart alone with a label for screen readers. */
  readonly look: 'button' | 'icon';
}

/** Saves or removes a favourite at once, with undo. */
export function FavoriteToggle({ favorite, look }: FavoriteToggleProps) {
  const { favorites: words } = useMessages();
  const { nowMs } = useShopperServices();
  const store = useAccount()?.favorites ?? null;
  const { entries, remove } = useFavorites();
  const { show } = useToast();
  const key = favoriteKeyOf(favorite);
  const isPending = useListChanges(store)?.entries.some((each) => favoriteKeyOf(each) === key) ?? false;
  const isSaved = isPending || (entries?.some((entry) => entry.key === key) ?? false);
  const toggle = () => {
    if (store === null || key === null) return;
    if (isSaved) {
      const undo = remove(key);
      show({ title: words.removed(favorite.title), action: { label: words.undo, onChoose: undo } });
      return;
    }
    store.add({ ...favorite, at: new Date(nowMs()).toISOString(), note: null });
    const at = new Date(nowMs()).toISOString();
    show({
      title: words.saved(favorite.title),
      tone: 'good',
      action: { label: words.undo, onChoose: () => store.remove(key, at) },
    });
  };
  if (look === 'button') {
    return (
      <Button aria-pressed={isSaved} disabled={store === null} onClick={toggle}>
        <Heart isFilled={isSaved} />
        {words.save}
      </Button>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={words.saveProduct(favorite.title)}
      disabled={store === null}
      className="flex size-10 items-center justify-center rounded-full border border-line bg-surface text-ink-muted transition-[border-color,color] hover:border-line-strong hover:text-ink aria-pressed:text-accent"
      onClick={toggle}
    >
      <Heart isFilled={isSaved} />
    </button>
  );
}

function Heart({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4.5 flex-none">
      <path
        d="M10 17S2.5 12.6 2.5 7.3A4 4 0 0 1 10 5.4a4 4 0 0 1 7.5 1.9C17.5 12.6 10 17 10 17z"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
        className={isFilled ? 'text-accent' : ''}
      />
    </svg>
  );
}
