import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder for a loading post card. */
export function PostCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card pane">
      <Skeleton className="aspect-16/10 w-full rounded-none" />
      <div className="grid gap-4 p-7 sm:p-9">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-7 w-4/5" />
      </div>
    </div>
  );
}
