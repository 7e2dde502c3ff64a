import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder for a loading event card. */
export function EventCardSkeleton() {
  return (
    <div className="h-full overflow-hidden rounded-card pane">
      <Skeleton className="aspect-800/1132 rounded-none" />
      <div className="grid gap-3 p-6">
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-3 h-11 w-36 rounded-full" />
      </div>
    </div>
  );
}
