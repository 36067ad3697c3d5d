import { Navigate, useParams } from "react-router-dom";
import { loadable } from "../../ui/loadable.tsx";

const { Component: NotFoundPage } = loadable(() => import("../notFound/NotFoundPage.tsx"));

/** An address without the id of an event, such as "/events//participants", leads to the list. */
const EventlessPage = () => {
  const { "*": startPause = "" } = useParams();
  const page = startPause.replace(/\//g, "");
  return page === "" || page === "participants" ? (
    <Navigate to="/events" replace />
  ) : (
    <NotFoundPage />
  );
};

export default EventlessPage;
