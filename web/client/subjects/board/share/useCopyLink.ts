import { useToast } from "../../../data/useToast.ts";

/** Copies a link to a page of this site and confirms it. */
export const useCopyLink = () => {
  const { toast } = useToast();
  return async (path: string) => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      toast({ title: "Link copied" });
    } catch {
      toast({
        title: "The link could not be copied",
        description: "Select it and copy it by hand.",
        variant: "destructive",
      });
    }
  };
};
