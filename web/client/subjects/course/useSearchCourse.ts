import { useMutation } from "@tanstack/react-query";
import { type FoundCourse, searchCourse } from "../../../contract/course/courseSearch.ts";
import { call } from "../../data/call.ts";
import { toastError } from "../../data/errorToast.ts";
import { useToast } from "../../data/useToast.ts";

/** Looks for a real course by its name. */
export const useSearchCourse = (onFound: (course: FoundCourse) => void) => {
  const { toast } = useToast();
  return useMutation({
    mutationFn: (values: { readonly courseName: string; readonly location: string }) =>
      call(searchCourse, { body: values }),
    onSuccess: (found) => {
      toast({ title: "Course found" });
      onFound(found);
    },
    onError: toastError("Course search failed"),
  });
};
